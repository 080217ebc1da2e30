/** Thrown where so many questions wait for a thread that one more is not taken: it can be asked again in a while. */
export class TooBusy extends Error {}
