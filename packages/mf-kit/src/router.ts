export type { LinkProps, NavLinkProps } from 'react-router-dom';
// The one door to the router. Only these pieces reach the bundle; a remote that imports the router itself would get a second one.
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
