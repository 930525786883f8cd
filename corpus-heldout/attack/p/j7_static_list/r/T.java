import java.util.*;
public class T { public static final List<Integer> L = List.of(1, 3); }
