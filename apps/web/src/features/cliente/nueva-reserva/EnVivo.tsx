import CloudOff from 'lucide-react/icons/cloud-off';

/** Shows whether the places on screen are up to date. */
export function EnVivo({ sinConexion }: { sinConexion: boolean }) {
  return (
    <p
      role="status"
      // The margin puts this text on the line of the group's legend, which may contain nothing but
      // the group's name.
      className={`flex min-h-6.5 items-center justify-end gap-2 text-sm text-tinta-suave ${sinConexion ? 'sm:-mt-6.5' : '@min-[17rem]:-mt-6.5'}`}
    >
      {sinConexion ? (
        <>
          <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-aviso" />
          <span className="font-medium text-aviso">
            Sin conexión: los lugares pueden haber cambiado
          </span>
        </>
      ) : (
        <>
          <span className="pulso size-2.5 rounded-full bg-exito" />
          Lugares en vivo
        </>
      )}
    </p>
  );
}
