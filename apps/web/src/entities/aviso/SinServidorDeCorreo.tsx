import { useQuery } from '@tanstack/react-query';
import { Nota } from '../../components/ui/Nota.tsx';
import { consultasDeAvisos } from './avisos.queries.ts';

/**
 * A warning that e-mails reach nobody, because the centre has no mail server. Shows nothing where
 * the centre has one.
 */
export function SinServidorDeCorreo({ className }: { className: string }) {
  // The panel's alertas have read this query already, so no further call is made.
  const { data } = useQuery(consultasDeAvisos.fallidos(0));
  if (data?.correo !== 'ARCHIVOS') return null;
  return (
    <div className={className}>
      <Nota tono="aviso">
        Este centro no tiene un servidor de email (SMTP_URL): los emails quedan en archivos de la
        máquina y no le llegan a nadie.
      </Nota>
    </div>
  );
}
