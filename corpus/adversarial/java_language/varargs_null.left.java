// claim:  Var.one
// truth:  different
// why:    null as the only argument is the array itself
import java.util.*;

class Var {
    static int count(String... all) { return all == null ? -1 : all.length; }
    static int one(String text) { return count(text); }
}
