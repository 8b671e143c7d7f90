import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const metricas = endpoint({
  id: 'metricas',
  method: 'GET',
  path: '/metricas',
  access: 'metricas',
  tag: 'salud',
  summary: 'Las cifras del servidor, como las lee Prometheus; 404 mientras no haya METRICS_TOKEN',
  status: 200,
  response: z.string(),
  contentType: 'text/plain; version=0.0.4; charset=utf-8',
  errors: [404],
});
