/** Deals anew what a seat, or a spectator, cannot know beside chance to come: here there is nothing (NEW-INF-1). */
export function dealHidden(): void {}
