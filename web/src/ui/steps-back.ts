/** `heard` hears of every step through the browser's history before the router does, and can keep it from hearing of it. */
export const steps: { heard?: (event: PopStateEvent) => void } = {}

// listeners of the window are called in the order they came in, also those that would capture: this one comes with the first file
addEventListener('popstate', (event) => steps.heard?.(event))
