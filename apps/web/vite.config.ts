import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compileBooks, compileTexts } from './compile-texts.ts';
import { laterWeights } from './later-weights.ts';

export default defineConfig({
  plugins: [
    compileTexts(),
    compileBooks(),
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg'],
      manifest: {
        id: '/',
        name: 'Fondaco',
        short_name: 'Fondaco',
        description: 'Board games of merchants, friars and princes, against bots or around one screen.',
        display: 'standalone',
        start_url: '/',
        background_color: '#E3D5B6',
        theme_color: '#FBF5E6',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2}'],
        // Letters beyond Latin-1 are rare in our languages; they are kept from the first time they are needed.
        globIgnores: ['**/*latin-ext*'],
        navigateFallback: '/index.html',
        // What the server says of people and tables is never a page, and never kept.
        navigateFallbackDenylist: [/^\/api\//],
        runtimeCaching: [
          { urlPattern: /latin-ext.*\.woff2$/, handler: 'CacheFirst', options: { cacheName: 'more-letters' } },
        ],
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [laterWeights()] },
  build: { target: 'es2023', assetsInlineLimit: 0 },
});
