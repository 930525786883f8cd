import java.util.*;

class Var {
    static int count(String... all) { return all == null ? -1 : all.length; }
    static int one(String text) { return text == null ? count((String[]) null) : count(text); }
}
