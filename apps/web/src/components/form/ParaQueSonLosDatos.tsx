/** Tells why a form asks for a person's data, and where all of it is told (Ley 25.326). */
export function ParaQueSonLosDatos() {
  return (
    <p className="text-sm text-tinta-suave">
      Usamos tus datos solo para reservar y avisarte de tus turnos. En Mi Cuenta los puedes ver,
      corregir, descargar y borrar (
      <a className="underline underline-offset-4" href="/tus-datos" target="_blank" rel="noopener">
        Ley 25.326
      </a>
      ).
    </p>
  );
}
