import { config } from 'zod/mini';

// zod compiles its objects with `new Function` by default, which the Content-Security-Policy
// forbids. This setting is in a module of its own, imported by forms only, so that screens without
// a form do not download zod.
config({ jitless: true });
