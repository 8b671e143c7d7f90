import { useQuery } from '@tanstack/react-query';
import { Nota } from '../../components/ui/Nota.tsx';
import { consultasDeAvisos } from './avisos.queries.ts';

/** Says that e-mails reach nobody, where the centre has no mail server; otherwise nothing. */
export function SinServidorDeCorreo({ className }: { className: string }) {
  // The panel has read this page for its alerts.
  const { data } = useQuery(consultasDeAvisos.fallidos(0));
  if (data?.correo !== 'ARCHIVOS') return null;
  return (
    <div className={className}>
      <Nota tono="aviso">
        Este centro no tiene un servidor de correo (SMTP_URL): los emails quedan en archivos de la
        máquina y no le llegan a nadie.
      </Nota>
    </div>
  );
}
