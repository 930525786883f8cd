import java.util.*;
public class T implements Iterable<Integer> { public Iterator<Integer> iterator() { return new Iterator<>() { int i; public boolean hasNext() { return i < 3; } public Integer next() { return i++; } }; } }
