import { config } from 'zod/mini';

// Zod would compile its objects with `new Function`, which the Content-Security-Policy forbids. Imported before any
// schema is made.
config({ jitless: true });
