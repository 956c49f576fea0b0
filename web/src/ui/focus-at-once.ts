/** A `ref` callback that focuses an element when it mounts, such as the first field of the next step. */
export const focusAtOnce = (element: HTMLElement | null) => element?.focus()
