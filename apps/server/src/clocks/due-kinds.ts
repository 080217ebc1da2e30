/** A bot or a stand-in is asked; the row's instant is when, so that it is thought about at once. */
export const BOT_DUE = 'bot';
/** A clock runs out. */
export const CLOCK_DUE = 'clock';
/** Somebody who is waited for has been away for long. */
export const ABSENT_DUE = 'absent';
/** Something people agreed on is to happen; whoever comes by sees to it. */
export const SETTLE_DUE = 'settle';

/** What processes that serve people see to. */
export const WEB_KINDS = [CLOCK_DUE, ABSENT_DUE, SETTLE_DUE] as const;
/** What processes that think for bots see to. */
export const BOT_KINDS = [BOT_DUE] as const;
