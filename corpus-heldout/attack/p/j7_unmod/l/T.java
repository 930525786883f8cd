import java.util.*;
public class T { private final List<Integer> l = new ArrayList<>(); public void add(int x) { l.add(x); } public List<Integer> get() { return l; } }
