import { useSearch } from 'wouter/use-browser-location';
import { FichaDeCliente } from './FichaDeCliente.tsx';
import { ListaDeAdministradores } from './ListaDeAdministradores.tsx';
import { ListaDeClientes } from './ListaDeClientes.tsx';
import { leerLugar } from '../../../entities/persona/clientes.view.ts';

/** The clients or the administrators, or the client that the address names. */
export function GestionDeUsuarios() {
  const lugar = leerLugar(useSearch());
  const { cliente, rol } = lugar;
  if (cliente !== null) return <FichaDeCliente key={cliente} id={cliente} lugar={lugar} />;
  return rol === 'ADMIN' ? (
    <ListaDeAdministradores lugar={lugar} />
  ) : (
    <ListaDeClientes lugar={lugar} />
  );
}
