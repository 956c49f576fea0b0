/**
 * Starts writing a response to a document. Null: this build has no response letters yet, and every way to them (the menu entry,
 * Ctrl or Meta and click, the button of the detail screen) stays hidden. The one place that switches them on.
 */
export const generateResponse: ((documentId: number) => void) | null = null
