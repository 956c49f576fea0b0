import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { fetchScreen } from './routes.tsx'
import './ui/steps-back.ts'
import './ui/styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// No `await`, because the fetched files import this one. The screen shows failed loads.
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
