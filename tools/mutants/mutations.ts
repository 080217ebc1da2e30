import { parseSync, type ESTree } from 'vite';

/** A small change of a source file that a test should notice. */
export interface Mutation {
  /** Where the changed expression begins and ends in the source. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly line: number;
  /** Whether it is run when the file is loaded, not when a function is called. */
  readonly isStatic: boolean;
}

type Node = ESTree.Node;

const SWAPPED: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '+=': ['-='],
  '-=': ['+='],
  '|=': ['&='],
  '&=': ['|='],
  '++': ['--'],
  '--': ['++'],
};

/** All mutations of a source file, in the order of their places. */
export function findMutations(file: string, source: string): Mutation[] {
  const found: Mutation[] = [];
  const lines = lineStarts(source);
  const visit = (node: Node, isStatic: boolean): void => {
    const add = (at: Node, replacement: string): void => {
      const line = lines.findLastIndex((start) => start <= at.start) + 1;
      found.push({ start: at.start, end: at.end, replacement, line, isStatic });
    };
    mutate(node, source, add);
    const isInside = isStatic && !isFunction(node);
    for (const child of childrenOf(node)) visit(child, isInside);
  };
  visit(parseSync(file, source).program, true);
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

type Add = (at: Node, replacement: string) => void;

function mutate(node: Node, source: string, add: Add): void {
  const text = (part: Node): string => source.slice(part.start, part.end);
  if ('operator' in node) mutateOperator(node, text, add);
  else if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    add(node.test, 'true');
    add(node.test, 'false');
  } else if (node.type === 'ForStatement') {
    if (node.test !== null) add(node.test, 'false');
  } else if (node.type === 'ExpressionStatement') add(node.expression, 'undefined');
  else if (node.type === 'Literal') {
    if (typeof node.value === 'number') add(node, String(node.value + 1));
    if (typeof node.value === 'boolean') add(node, String(!node.value));
  }
}

type Operation = Extract<Node, { readonly operator: string }>;

function mutateOperator(node: Operation, text: (part: Node) => string, add: Add): void {
  if (node.type === 'UnaryExpression') {
    if (node.operator === '!' || node.operator === '-') add(node, text(node.argument));
    return;
  }
  for (const operator of SWAPPED[node.operator] ?? []) {
    if (node.type === 'UpdateExpression')
      add(node, node.prefix ? `${operator}${text(node.argument)}` : `${text(node.argument)}${operator}`);
    else if ('left' in node) add(node, `${text(node.left)} ${operator} ${text(node.right)}`);
  }
}

function isFunction(node: Node): boolean {
  return /Function/.test(node.type);
}

/** The parts of a node that are run: no types, no names, no targets of assignments. */
function childrenOf(node: Node): Node[] {
  if (node.type.startsWith('TS') && !('expression' in node)) return [];
  if (node.type === 'ImportDeclaration') return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'typeAnnotation' || key === 'returnType' || key === 'typeParameters' || key === 'typeArguments')
      return [];
    if (key === 'key' || (key === 'left' && node.type === 'AssignmentExpression')) return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function lineStarts(source: string): number[] {
  const starts = [0];
  for (let i = source.indexOf('\n'); i >= 0; i = source.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}
