import { answerQuestion, type QuestionTask } from './question-task.ts';

/**
 * What a thread does with each task.
 * @public
 */
export function answer(task: QuestionTask): Promise<unknown> {
  return answerQuestion(task);
}
