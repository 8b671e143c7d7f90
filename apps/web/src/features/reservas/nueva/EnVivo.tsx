import { CloudOff } from 'lucide-react';

/** Whether the places on screen can be trusted. */
export function EnVivo({ sinConexion }: { sinConexion: boolean }) {
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-medium">
      {sinConexion ? (
        <>
          <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-aviso" />
          <span className="text-aviso">Sin conexión: los lugares pueden haber cambiado</span>
        </>
      ) : (
        <>
          <span className="pulso size-2.5 rounded-full bg-exito shadow-[0_0_0_0_var(--color-exito)]" />
          Lugares en vivo
        </>
      )}
    </p>
  );
}
