/** Types of start.mjs, which is plain JavaScript because it runs before the dependencies are installed. */

/** Runs `npm ci` if dependencies are missing or stale. */
export function installDependencies(): void;

/** Adds the setting for sample data to the environment when the server is only being tried out. */
export function withSample(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
