import type { SoundName } from './sound-name.ts';

/** One partial of a sound: a tone that is struck and dies away. */
interface Partial {
  readonly hertz: number;
  /** How loud, against the whole. */
  readonly gain: number;
  /** Seconds until it begins, and until it is gone after that. */
  readonly at: number;
  readonly lasts: number;
  readonly shape: OscillatorType;
}

const tone = (hertz: number, gain: number, at: number, lasts: number, shape: OscillatorType = 'sine'): Partial => ({
  hertz,
  gain,
  at,
  lasts,
  shape,
});

/** The partials of a small bell, as its overtones lie. */
const bell = (hertz: number, at: number, lasts: number): readonly Partial[] => [
  tone(hertz, 0.5, at, lasts),
  tone(hertz * 2, 0.25, at, lasts * 0.7),
  tone(hertz * 2.4, 0.2, at, lasts * 0.5),
  tone(hertz * 4.1, 0.1, at, lasts * 0.3),
];

/** Every sound there is, in partials. */
export const PARTIALS: Readonly<Record<SoundName, readonly Partial[]>> = {
  turn: [tone(523, 0.35, 0, 0.5), tone(784, 0.35, 0.14, 0.7)],
  coin: [tone(2637, 0.18, 0, 0.16, 'triangle'), tone(3520, 0.16, 0.05, 0.3, 'triangle')],
  tile: [tone(190, 0.6, 0, 0.09, 'triangle'), tone(760, 0.12, 0, 0.04, 'square')],
  seal: [tone(120, 0.6, 0, 0.16, 'triangle'), tone(310, 0.25, 0.02, 0.1), tone(90, 0.4, 0.07, 0.2)],
  bell: [...bell(392, 0, 2.4), ...bell(392, 0.9, 2.6)],
};

const QUIETEST = 0.0001;
const ATTACK = 0.005;
const LOUDEST = 100;

let context: AudioContext | undefined;

/** Plays a sound at a volume of 1 to 100. Browsers stay silent until the page has been touched once. */
export async function synthesize(name: SoundName, volume: number): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await Promise.race([context.resume(), nextTask()]);
  if (context.state !== 'running') return;
  const whole = context.createGain();
  whole.gain.value = volume / LOUDEST;
  whole.connect(context.destination);
  for (const partial of PARTIALS[name]) strike(context, whole, partial);
}

/** Without a touch `resume` is never answered. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function strike(audio: AudioContext, whole: GainNode, { hertz, gain, at, lasts, shape }: Partial): void {
  const begins = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: hertz });
  const envelope = new GainNode(audio, { gain: QUIETEST });
  envelope.gain.setValueAtTime(QUIETEST, begins);
  envelope.gain.exponentialRampToValueAtTime(gain, begins + ATTACK);
  envelope.gain.exponentialRampToValueAtTime(QUIETEST, begins + lasts);
  oscillator.connect(envelope).connect(whole);
  oscillator.start(begins);
  oscillator.stop(begins + lasts);
}
