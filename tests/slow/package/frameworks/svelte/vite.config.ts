import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    outDir: '../dist/svelte',
    emptyOutDir: true,
    rolldownOptions: { input: ['index.html', 'docs.html'] },
  },
});
