export function withSample(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
