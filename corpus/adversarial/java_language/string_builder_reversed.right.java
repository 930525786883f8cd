import java.util.*;

class Texts {
    static String back(char a, char b) {
        return "" + b + a;
    }
}
