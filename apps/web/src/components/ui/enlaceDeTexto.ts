export const enlaceDeTexto =
  'inline-block py-1 font-semibold text-petroleo underline decoration-2 underline-offset-4 hover:decoration-terracota';
