/* Prepares the packages for component tests, once for all their jobs. */
import { createTestVite } from './testVite.mjs';

for (const mode of ['development', 'production']) {
  const vite = await createTestVite(mode);
  await vite.environments.client.depsOptimizer?.init();
  await vite.environments.client.depsOptimizer?.scanProcessing;
  await vite.close();
}
