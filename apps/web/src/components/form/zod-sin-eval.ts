import { config } from 'zod/mini';

// Zod would compile its objects with `new Function`, which the Content-Security-Policy forbids. Here, and not where the
// app starts, so that the screens without a form do not download a validator.
config({ jitless: true });
