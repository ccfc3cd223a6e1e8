import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const isCustomElement = (tag: string) => tag.startsWith('parvis-');

export default defineConfig({
  base: './',
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  build: {
    outDir: '../dist/vue',
    emptyOutDir: true,
    rolldownOptions: { input: ['index.html', 'docs.html'] },
  },
});
