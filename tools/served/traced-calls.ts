/** A call of a program to the system, as strace tells it: when it returned, in the order of the returns. */
export interface TracedCall {
  readonly name: string;
  readonly text: string;
}

const WHOLE = /^(\d+) +(\w+)\((.*)$/;
const BEGUN = /^(\d+) +(\w+)\((.*) <unfinished \.\.\.>$/;
const RESUMED = /^(\d+) +<\.\.\. (\w+) resumed>(.*)$/;

/** Reads what `strace -f -o` wrote. What was interrupted by another thread's calls is put together again, where it returned. */
export function parseTrace(trace: string): readonly TracedCall[] {
  const begun = new Map<string, string>();
  const calls: TracedCall[] = [];
  for (const line of trace.split('\n')) {
    const [, thread = '', name = '', text = ''] = BEGUN.exec(line) ?? [];
    if (thread !== '') {
      begun.set(`${thread} ${name}`, text);
      continue;
    }
    const resumed = RESUMED.exec(line);
    const whole = resumed ?? WHOLE.exec(line);
    if (whole === null) continue;
    const [, by = '', call = '', rest = ''] = whole;
    calls.push({ name: call, text: resumed === null ? rest : `${begun.get(`${by} ${call}`) ?? ''}${rest}` });
  }
  return calls;
}
