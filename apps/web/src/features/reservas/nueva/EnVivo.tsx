import CloudOff from '~icons/lucide/cloud-off';

/** Whether the places on screen can be trusted. */
export function EnVivo({ sinConexion }: { sinConexion: boolean }) {
  return (
    <p
      role="status"
      // On the line of the group's legend, which can hold nothing that is not its name.
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
