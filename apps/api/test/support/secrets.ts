export const JWT_SECRET = 'a secret that only the tests know, 32+';
export const METRICS_TOKEN = 'a token that only the tests know';
