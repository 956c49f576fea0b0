import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { fetchScreen } from './routes.tsx'
import './ui/steps-back.ts'
import './ui/styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// No `await`: what is fetched imports this file. What cannot be fetched is said by the screen.
void fetchScreen(location.pathname)
  .catch(() => {})
  .then(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </StrictMode>,
    ),
  )
