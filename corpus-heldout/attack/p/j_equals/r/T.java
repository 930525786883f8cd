public class T { public int a, b; public boolean equals(Object o) { return o != null && o.getClass() == getClass() && ((T) o).a == a && ((T) o).b == b; } public int hashCode() { return a; } }
