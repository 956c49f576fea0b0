// What SQLite holds: booleans are 0 or 1, days (`_on`) and moments (`_at`) are ISO text, JSON is text.
export type Flag = 0 | 1
export type Moment = string
export type Json = string
