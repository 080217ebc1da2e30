import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS } from './refusals.ts';

const BY_STATUS: Readonly<Record<number, (typeof REFUSALS)[keyof typeof REFUSALS]>> = {
  404: REFUSALS.notFound,
  413: REFUSALS.tooLarge,
  429: REFUSALS.tooMany,
};

/** Answers what went wrong without a word of it; what we caused is in the log. */
export async function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) {
    request.log.error({ err: error }, 'a request failed');
    await reply.code(500).send(REFUSALS.failed);
    return;
  }
  await reply.code(statusCode).send(BY_STATUS[statusCode] ?? REFUSALS.badRequest);
}
