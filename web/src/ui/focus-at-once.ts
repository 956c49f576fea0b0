/** For the `ref` of what has the focus as soon as it is there: the first thing of a step that takes the place of the one before. */
export const focusAtOnce = (element: HTMLElement | null) => element?.focus()
