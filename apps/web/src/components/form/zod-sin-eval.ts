import { config } from 'zod/mini';

// Zod would compile its objects with `new Function`, which the Content-Security-Policy forbids. The
// setting stands here and not where the app starts, so that screens without a form do not download
// a validator.
config({ jitless: true });
