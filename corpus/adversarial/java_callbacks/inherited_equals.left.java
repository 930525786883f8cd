// claim:  Names.contains
// truth:  different
// today:  unknown
// why:    what makes two elements equal is inherited
import java.util.*;

class Names {
    static boolean contains(Set<Object> names, String name) {
        return names.contains(new Name(name));
    }
}

abstract class Word {
    final String text;

    Word(String text) {
        this.text = text;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Word && ((Word) other).text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}

class Name extends Word {
    Name(String text) {
        super(text);
    }
}
