/*
 * Part of `npm run build`: writes the OpenAPI document of the reference server for the package, whose readers have no server.
 * It is written here because embed/ may not import the server.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { servedCalls } from './servedCalls.ts';
import { openApi } from './server/contract/openapi/document.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
writeFileSync('dist/openapi.json', JSON.stringify(openApi(servedCalls(), version)('')));
