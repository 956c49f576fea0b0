/** `heard` receives every `popstate` before the router and can stop it. */
export const steps: { heard?: (event: PopStateEvent) => void } = {}

// window listeners run in the order of registration, even with `capture`, so this one is in the first file
addEventListener('popstate', (event) => steps.heard?.(event))
