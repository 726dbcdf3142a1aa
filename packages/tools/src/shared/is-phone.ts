/** A narrow window: there, details are folded, so that the answer and the way to all of it are close together. */
export const isPhone = (): boolean => matchMedia('(max-width: 640px)').matches;
