const MARCAS = [0, 6, 12, 18, 24];

export function EscalaDeHoras() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-1 gap-x-6 pt-4 max-lg:hidden lg:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div className="col-start-2 flex justify-between text-sm text-tinta-suave">
        {MARCAS.map((hora) => (
          <span
            key={hora}
            className="cifras flex w-0 justify-center first:justify-start last:justify-end"
          >
            {String(hora).padStart(2, '0')}
          </span>
        ))}
      </div>
    </div>
  );
}
