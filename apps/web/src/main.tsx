import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { watchFaults } from './client/faults.ts';
import { applyTheme, followOtherTabs } from './client/settings.ts';
import './look/base.css';

watchFaults();
applyTheme();
followOtherTabs();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
