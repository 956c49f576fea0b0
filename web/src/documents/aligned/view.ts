import { createContext, useContext } from 'react'

/** The letter as running text, or its pages with the translation over them. */
export type View = {
  view: 'letter' | 'page'
  hasPages: boolean
  show: (view: 'letter' | 'page') => void
}

export const ViewContext = createContext<View>({ view: 'letter', hasPages: false, show: () => {} })

export const useView = () => useContext(ViewContext)
