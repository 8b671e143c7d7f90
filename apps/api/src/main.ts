import { serve } from './serve.ts';

await serve({ source: process.env });
