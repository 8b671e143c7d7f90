/** The green light: 'Activo' in the header, 'Sistema Activo' in the admin panel. */
export function IndicadorActivo({ texto = 'Activo' }: { texto?: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm font-medium text-exito">
      <span className="pulso size-2.5 rounded-full bg-exito" />
      {texto}
    </span>
  );
}
